import type { TaxReasonKey, UntaxedCategory } from '~/domain/invoices/issuing/tax-reasons'

const names: Record<TaxReasonKey, string> = {
  solar: 'Photovoltaikanlage',
  domestic_13b_2: 'Lieferung sicherungsübereigneter Gegenstände',
  domestic_13b_3: 'Umsatz, der unter das Grunderwerbsteuergesetz fällt',
  domestic_13b_4: 'Bauleistung',
  domestic_13b_5: 'Lieferung von Gas, Elektrizität, Wärme oder Kälte',
  domestic_13b_6: 'Übertragung von Emissionsberechtigungen oder Zertifikaten',
  domestic_13b_7: 'Lieferung von Industrieschrott und Altmetall',
  domestic_13b_8: 'Gebäudereinigung',
  domestic_13b_9: 'Lieferung von Gold',
  domestic_13b_10: 'Lieferung von Mobiltelefonen, Tablets, Spielekonsolen oder Schaltkreisen',
  domestic_13b_11: 'Lieferung von Metallen',
  domestic_13b_12: 'Telekommunikation für Wiederverkäufer',
  eu_service: 'Leistung an ein Unternehmen in einem anderen EU-Land',
  intra_community: 'Innergemeinschaftliche Lieferung',
  export: 'Ausfuhr aus der EU',
  small_business: 'Kleinunternehmer',
  exempt_4_8: 'Geld- und Kreditgeschäfte',
  exempt_4_9: 'Verkauf von Grundstücken',
  exempt_4_10: 'Versicherung',
  exempt_4_11: 'Vermittlung von Versicherungen und Bausparverträgen',
  exempt_4_12: 'Vermietung und Verpachtung von Grundstücken',
  exempt_4_14: 'Heilbehandlung',
  exempt_4_16: 'Betreuung und Pflege',
  exempt_4_17: 'Krankentransport',
  exempt_4_18: 'Wohlfahrtspflege',
  exempt_4_20: 'Theater, Orchester, Museen und andere Kultur',
  exempt_4_21: 'Schul- und Bildungsleistung',
  exempt_4_22: 'Vorträge, Kurse, Kultur- und Sportveranstaltungen',
  exempt_4_23: 'Erziehung und Betreuung von Kindern',
  exempt_4_25: 'Kinder- und Jugendhilfe',
  exempt_4_27: 'Gestellung von Personal',
  exempt_4_28: 'Verkauf von Gegenständen, die steuerfreien Leistungen dienten',
  exempt_4_29: 'Kostenteilungsgemeinschaft',
  margin_travel: 'Reiseleistung mit Besteuerung der Marge',
  margin_used: 'Gebrauchtgegenstände mit Besteuerung der Differenz',
  third_country_business: 'Leistung an ein Unternehmen außerhalb der EU',
  third_country_private: 'Beratung und Ähnliches für Privatpersonen außerhalb der EU',
  place_abroad: 'Leistung an einem Ort im Ausland',
}

/** Statements that differ from that of the category. */
const special: Partial<Record<TaxReasonKey, string>> = {
  small_business:
    'Kein Ausweis von Umsatzsteuer: Für diese Leistung gilt die Steuerbefreiung für Kleinunternehmer (§\u00a019 Abs.\u00a01 UStG).',
  margin_travel:
    'Sonderregelung für Reisebüros (§\u00a025 UStG): Die Umsatzsteuer wird nicht gesondert ausgewiesen.',
  margin_used:
    'Gebrauchtgegenstände/Sonderregelung (§\u00a025a UStG): Die Umsatzsteuer wird nicht gesondert ausgewiesen.',
}

const groups: Partial<Record<UntaxedCategory, string>> = {
  AE: 'Der Empfänger schuldet die Steuer',
  K: 'Waren ins Ausland',
  G: 'Waren ins Ausland',
  E: 'Steuerfrei und ohne Ausweis',
  O: 'Nicht steuerbar in Deutschland',
}

export const de = {
  groups,
  names,
  special,
  of: {
    Z: (law: string, _name: string) => `Umsatzsteuersatz 0\u00a0% (${law}).`,
    AE: (law: string, _name: string) =>
      `Steuerschuldnerschaft des Leistungsempfängers (${law}): Die Umsatzsteuer schulden Sie als Empfänger der Leistung.`,
    K: (law: string, _name: string) => `Steuerfreie innergemeinschaftliche Lieferung (${law}).`,
    G: (law: string, _name: string) => `Steuerfreie Ausfuhrlieferung (${law}).`,
    E: (law: string, name: string) => `Umsatzsteuerfrei: ${name} (${law}).`,
    O: (law: string, _name: string) =>
      `Nicht steuerbare Leistung: Der Ort der Leistung liegt nicht in Deutschland (${law}).`,
  },
  exempt: (law: string) => `Steuerfrei, ${law}`,
}
