export function TermsText() {
  return (
    <>
      <p>
        Saldo is a free beta. It costs nothing and asks for no credit card. Whoever runs this
        installation (the operator) may change it or switch it off, and should tell you before.
      </p>
      <h2>What Saldo does</h2>
      <p>
        Saldo reads the bank statements that you upload, checks that opening balance plus rows
        equals the closing balance, sorts the transactions into categories and adds them up. It
        moves no money and has no access to your bank.
      </p>
      <h2>What to keep in mind</h2>
      <ul>
        <li>
          A statement marked “proven” adds up to the cent. That shows that no row is missing; it
          does not show that the bank is right, or that every category is what you would choose.
        </li>
        <li>
          A statement marked “broken” or “not provable” was kept with that mark. Look at it before
          you rely on its figures.
        </li>
        <li>
          Amounts in another currency are converted at a dated rate. Where no rate is known, the
          amount is left out and listed. Your bank's own rate may differ.
        </li>
        <li>Plans and suggestions are planning support, not financial, tax or legal advice.</li>
      </ul>
      <h2>What we ask of you</h2>
      <ul>
        <li>Upload only statements that are yours, or that you may use.</li>
        <li>Keep your password to yourself, and log out on a computer that others use.</li>
        <li>Do not try to reach what belongs to others, or to overload the service.</li>
      </ul>
      <h2>Licence and warranty</h2>
      <p>
        The software is published under the MIT licence. It comes without warranty of any kind, as
        far as the law allows.
      </p>
      <h2 id="contact">Contact</h2>
      <p>
        For questions about your data or this installation, write to its operator: the address you
        got the link to Saldo from.
      </p>
    </>
  );
}
