import { goToSignIn } from '@saldo/ui';

/** Leads to sign-in and back here. An upload that was refused does not leave the page by itself, as what was chosen would be lost. */
export function SignInLink() {
  return (
    <>
      {' '}
      <a
        className="link"
        href="/login"
        onClick={(event) => {
          event.preventDefault();
          goToSignIn();
        }}
      >
        Sign in
      </a>
    </>
  );
}
