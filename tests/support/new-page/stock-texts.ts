export const texts = {
  de: { title: 'Lager', countedBy: (name: string) => `Gezählt von ${name}` },
  en: { title: 'Stock', countedBy: (name: string) => `Counted by ${name}` },
}
