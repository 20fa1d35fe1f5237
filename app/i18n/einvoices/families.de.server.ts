import type { FamilyWords } from './families'

export const de: FamilyWords = {
  proof: {
    seller: 'fehlt die USt-IdNr. oder Steuernummer des Verkäufers (BT-31, BT-32).',
    'seller-vat': 'fehlt die USt-IdNr. des Verkäufers (BT-31).',
    both: 'fehlen die USt-IdNr. oder Steuernummer des Verkäufers oder die USt-IdNr. oder Registernummer des Käufers (BT-31, BT-32, BT-47, BT-48).',
    'both-vat': 'fehlt die USt-IdNr. des Verkäufers oder des Käufers (BT-31, BT-48).',
    nobody: 'darf keine USt-IdNr. dastehen (BT-31, BT-48).',
  },
  rate: {
    positive: 'Er muss größer als null sein.',
    any: 'Er muss null oder größer sein.',
    zero: 'Er muss null sein.',
    none: 'Hier darf keiner stehen.',
  },
  exempt: 'muss ein Grund stehen, warum keine anfällt',
  taxed: 'darf kein Grund für eine Befreiung stehen',
  rules: {
    '01': ({ category }) =>
      `Zur Umsatzsteuer „${category}“ gehört eine Zeile in der Aufschlüsselung (BG-23), und umgekehrt.`,
    '02': ({ category, proof }) => `Zur Umsatzsteuer „${category}“ ${proof}`,
    '03': ({ category, proof }) => `Zur Umsatzsteuer „${category}“ eines Abzugs ${proof}`,
    '04': ({ category, proof }) => `Zur Umsatzsteuer „${category}“ eines Zuschlags ${proof}`,
    '05': ({ category, rate }) => `Der Satz passt nicht zur Umsatzsteuer „${category}“ (BT-152). ${rate}`,
    '06': ({ category, rate }) =>
      `Der Satz eines Abzugs passt nicht zur Umsatzsteuer „${category}“ (BT-96). ${rate}`,
    '07': ({ category, rate }) =>
      `Der Satz eines Zuschlags passt nicht zur Umsatzsteuer „${category}“ (BT-103). ${rate}`,
    '08': ({ category }) =>
      `Der Betrag zur Umsatzsteuer „${category}“ ist nicht die Summe dessen, was dazugehört (BT-116).`,
    '09': ({ category }) => `Der Steuerbetrag passt nicht zur Umsatzsteuer „${category}“ (BT-117).`,
    '10': ({ category, reason }) => `Zur Umsatzsteuer „${category}“ ${reason} (BT-120, BT-121).`,
    '11': ({ category }) =>
      category === 'O'
        ? 'Wo keine Umsatzsteuer gilt, darf keine andere aufgeschlüsselt sein.'
        : 'Bei einer innergemeinschaftlichen Lieferung fehlt der Tag oder der Zeitraum (BT-72, BG-14).',
    '12': ({ category }) =>
      category === 'O'
        ? 'Wo keine Umsatzsteuer gilt, darf keine Position eine andere haben.'
        : 'Bei einer innergemeinschaftlichen Lieferung fehlt das Land, in das geliefert wird (BT-80).',
    '13': () => 'Wo keine Umsatzsteuer gilt, darf kein Abzug eine andere haben.',
    '14': () => 'Wo keine Umsatzsteuer gilt, darf kein Zuschlag eine andere haben.',
  },
}
