/**
 * By the rule that most German banks follow (IBAN rule 0000 00 of the Bundesbank): bank code, then the account number
 * with noughts before it, and check digits by ISO 7064 MOD 97-10. Undefined for what is no German account.
 */
export function germanIban(bankCode: string, accountNumber: string): string | undefined {
  if (!/^[1-9]\d{7}$/.test(bankCode) || !/^\d{1,10}$/.test(accountNumber)) return undefined
  const account = `${bankCode}${accountNumber.padStart(10, '0')}`
  // D and E as numbers are 13 and 14.
  const remainder = BigInt(`${account}131400`) % 97n
  return `DE${String(98n - remainder).padStart(2, '0')}${account}`
}
