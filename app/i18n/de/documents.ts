export const documents = {
  invoice: 'Rechnung',
}
