export const de = {
  label: (list: string) => `Seiten: ${list}`,
  position: (page: number, pages: number | null) =>
    pages === null ? `Seite ${page}` : `Seite ${page} von ${pages}`,
  first: 'Erste',
  previous: 'Vorige',
  next: 'Nächste',
  last: 'Letzte',
}
