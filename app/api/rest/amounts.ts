export const CURRENCY = 'EUR'
