/** No German postcode begins with 05; the first is 01067. */
const LACKS_ZERO = /^[1-46-9]\d{3}$/
const FIRST = 1067

/**
 * Spreadsheets treat postcodes as numbers and drop the leading zero: 1067 is Dresden. A file without a country column is
 * German, where no postcode has four digits; with one, 1010 may be Vienna.
 */
export function hasLostZero(postcode: string, country: string | undefined): boolean {
  return country === undefined && LACKS_ZERO.test(postcode) && Number(postcode) >= FIRST
}

/** Whether any postcode of a row, by its field, gets its zero back. */
export function getsZeroBack(cells: Readonly<Record<string, string>>): boolean {
  const { postal_code = '', postal_city = '', delivery_postal_code = '', country } = cells
  const inOne = /^(\d{4})\s/.exec(postal_city)?.[1] ?? ''
  return (
    [postal_code, inOne].some((code) => hasLostZero(code, country)) ||
    hasLostZero(delivery_postal_code, cells.delivery_country ?? country)
  )
}
