/** XRechnung needs the debtor's whole IBAN (BT-91), which the frozen view does not have. */
export type Profile = { name: 'en16931' } | { name: 'xrechnung'; debtorIban?: string | undefined }
