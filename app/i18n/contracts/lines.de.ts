export const lines = {
  title: 'Positionen',
  of: (number: number) => `Position ${number}`,
  description: 'Leistung',
  quantity: 'Menge',
  unit: 'Einheit',
  price: 'Einzelpreis netto in Euro',
  tax: 'Umsatzsteuer',
  change: 'Positionen oder Preise ändern',
  add: 'Zeile hinzufügen',
  remove: (number: number) => `Position ${number} entfernen`,
  from: 'Gilt ab',
  fromHint: 'Für einen Fehler im Vertrag: der Tag des Beginns. Für neue Preise: der Tag, ab dem sie gelten.',
  since: (date: string) => `ab ${date}`,
  net: 'Summe netto',
  tax_total: 'Umsatzsteuer',
  gross: 'Summe brutto',
}

export const taxes: Record<string, string> = {
  'S 19': '19 %',
  'S 7': '7 %',
  'Z 0': '0 % (Solaranlage)',
  'AE 0': 'Der Empfänger schuldet sie (§ 13b UStG)',
  'E 0': 'Keine (§ 19 UStG)',
  'K 0': 'Lieferung in die EU',
  'G 0': 'Ausfuhr',
}
