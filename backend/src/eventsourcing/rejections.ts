/** Every business reason for which a command can be refused. http/problem-details.ts says each one in the user's words. */
export type RejectionCode =
  | 'emailTaken'
  | 'fileBelongsToOtherAccount'
  | 'statementNotThere'
  | 'statementNotInReview'
  | 'yearIsPrinted'
  | 'dayNotInYear'
  | 'yearNotYetThere'
  | 'currencyIsPrinted'
  | 'currencyNotChosen'
  | 'statementTakesNoPassword'
  | 'tooManyPasswords';
