import { AiService } from './ai-service.tsx';

export function PrivacyText() {
  return (
    <>
      <p>
        Saldo is software that somebody runs: you, or a person or company you trust. Whoever runs
        this installation (the operator) holds your data and answers for it. This page says what the
        software does.
      </p>
      <h2>What is kept</h2>
      <ul>
        <li>Your name, your email address, and a hash of your password, never the password.</li>
        <li>
          The statement files you upload, and what was read from them: accounts, balances,
          transactions and their categories.
        </li>
        <li>A log of what happened, so that every figure can be traced back to what made it.</li>
      </ul>
      <p>
        The password of a locked PDF opens the file once and is then forgotten. Until the file is
        read, which usually takes seconds, it waits in memory; where the operator runs Saldo on a
        database, it waits there, encrypted, and is deleted after ten minutes even if nobody asks
        for it. It is never written down in the clear, nor into the log.
      </p>
      <h2>Where it is kept</h2>
      <p>
        On the operator's own server. Fonts, scripts and icons come from the same server: opening
        Saldo contacts no other company, and there is no tracking and no advertising.
      </p>
      <h2>What is sent elsewhere</h2>
      <ul>
        <li>
          Reading and categorising work on the server itself. The operator may have set up an AI
          service beside it. <AiService /> Where there is one, it is asked only about a statement
          that the built-in reader could not read or that does not prove itself. It is then sent the
          printed rows in and near the tables, and those with full dates, which can be most of its
          text: dates, descriptions, amounts and balances, with whatever name or number stands in
          them. The file itself, your profile, and what is proven already are not sent. The service
          only points at printed text, and what it says counts only if the statement's own figures
          prove it.
        </li>
        <li>
          Every word that was sent is kept with the statement, with the time and what came of it. No
          other user can ask for it (<code>second-readings</code> in{' '}
          <a className="under" href="/api/docs">
            the API
          </a>
          ).
        </li>
        <li>
          Exchange rates are asked for by currency and date. No amount and no name goes with that
          question.
        </li>
      </ul>
      <h2>In your browser</h2>
      <p>
        Saldo sets no cookies. The browser keeps your session (a signed token that runs out after 12
        hours), your name and email, and whether you like it dark. Logging out removes the session.
        If the server refuses a session, the browser keeps a short note of when and where, with at
        most the first 8 characters of the token.
      </p>
      <h2>Sample data</h2>
      <p>
        “Explore with sample data” makes a throw-away user and reads the statements of an invented
        person. It asks for no name and no email address.
      </p>
    </>
  );
}
