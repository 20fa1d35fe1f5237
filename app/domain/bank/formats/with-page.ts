/** A statement's number as it is told apart: from the second page on, with the page. */
export function withPage(number: string, page = ''): string {
  return /^\d+$/.test(page) && Number(page) > 1 ? `${number}/${Number(page)}` : number
}
