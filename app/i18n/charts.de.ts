export const de = {
  before: (amount: string) => `im Vorjahr ${amount}`,
  theYearBefore: 'im Jahr davor',
  running: 'läuft noch',
}
