export const documents = {
  invoice: 'Invoice',
}
