import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'

/** What the office of Brügge pays for every month, flowers aside. */
export const OFFICE_CLEANING: DraftLine = {
  description: 'Unterhaltsreinigung Büros, Sartorikai 14',
  quantity: '400',
  unit: 'HUR',
  unitPrice: '29.5',
  taxCategory: 'S',
  taxRate: '19',
}

/** Nordlicht's staircases, by the quarter. */
export const STAIRCASES: DraftLine = {
  description: 'Treppenhausreinigung, 38 Aufgänge',
  quantity: '3',
  unit: 'MON',
  unitPrice: '4370',
  taxCategory: 'S',
  taxRate: '19',
}

/** Frau Jürgensen's home. */
export const HOUSEHOLD: DraftLine = {
  description: 'Haushaltsreinigung',
  labour: { percent: '100' },
  quantity: '12',
  unit: 'HUR',
  unitPrice: '26.9',
  taxCategory: 'S',
  taxRate: '19',
}

/** Plants are taxed at 7 % (Anlage 2 Nr. 6 bis 8 UStG). */
export const FLOWERS: DraftLine = {
  description: 'Blumenschmuck für den Empfang',
  quantity: '4',
  unit: 'C62',
  unitPrice: '21.5',
  taxCategory: 'S',
  taxRate: '7',
}

/** Windows, by the square metre. */
export const WINDOWS: DraftLine = {
  description: 'Glasreinigung mit Rahmen',
  quantity: '185',
  unit: 'MTK',
  unitPrice: '1.65',
  taxCategory: 'S',
  taxRate: '19',
}

/** Advice to a firm abroad, which owes the tax itself (§ 3a Abs. 2 UStG). */
export const ADVICE: DraftLine = {
  description: 'Hygiene concept and staff training',
  quantity: '1.5',
  unit: 'DAY',
  unitPrice: '780',
  taxCategory: 'AE',
  taxRate: '0',
}
