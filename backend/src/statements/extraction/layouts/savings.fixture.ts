/** Savings in dollars of the country that is named in the head, whose years stand below the days. */
export const SAVINGS = (country: string) => `
Revolut Bank, S.A. ${country}
Opening Balance                    $1,000.00
Closing Balance                    $3,534.94
Transactions from September 1, 2025 to September 22, 2025
Date        Description                                    Gross rate      Money in      Money out      Balance
Sep 1,      Net interest paid to "Savings" for
                                                           15.00%          $17.63                       $1,017.63
2025        Sep 1, 2025
Sep 2,      Net interest paid to "Savings" for
                                                           15.00%          $17.31                       $1,034.94
2025        Sep 2, 2025
Sep 3,
            Deposit to "Savings"                                           $2,500.00                    $3,534.94
2025`;
