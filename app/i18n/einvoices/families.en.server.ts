import type { FamilyWords } from './families'

export const en: FamilyWords = {
  proof: {
    seller: 'the VAT ID or tax number of the seller is missing (BT-31, BT-32).',
    'seller-vat': 'the VAT ID of the seller is missing (BT-31).',
    both: 'the VAT ID or tax number of the seller, or the VAT ID or register number of the buyer, is missing (BT-31, BT-32, BT-47, BT-48).',
    'both-vat': 'the VAT ID of the seller or the buyer is missing (BT-31, BT-48).',
    nobody: 'no VAT ID may be given (BT-31, BT-48).',
  },
  rate: {
    positive: 'It must be more than zero.',
    any: 'It must be zero or more.',
    zero: 'It must be zero.',
    none: 'There must be none.',
  },
  exempt: 'there must be a reason why none is due',
  taxed: 'there must be no reason for an exemption',
  rules: {
    '01': ({ category }) =>
      `VAT category “${category}” needs a group in the breakdown (BG-23), and vice versa.`,
    '02': ({ category, proof }) => `For VAT category “${category}” ${proof}`,
    '03': ({ category, proof }) => `For VAT category “${category}” of a discount ${proof}`,
    '04': ({ category, proof }) => `For VAT category “${category}” of a charge ${proof}`,
    '05': ({ category, rate }) => `The rate does not match VAT category “${category}” (BT-152). ${rate}`,
    '06': ({ category, rate }) =>
      `The rate of a discount does not match VAT category “${category}” (BT-96). ${rate}`,
    '07': ({ category, rate }) =>
      `The rate of a charge does not match VAT category “${category}” (BT-103). ${rate}`,
    '08': ({ category }) =>
      `The base of VAT category “${category}” is not the sum of what belongs to it (BT-116).`,
    '09': ({ category }) => `The amount of tax does not match VAT category “${category}” (BT-117).`,
    '10': ({ category, reason }) => `For VAT category “${category}” ${reason} (BT-120, BT-121).`,
    '11': ({ category }) =>
      category === 'O'
        ? 'Where VAT does not apply, no other may be broken down.'
        : 'An intra-Community supply needs its day or period (BT-72, BG-14).',
    '12': ({ category }) =>
      category === 'O'
        ? 'Where VAT does not apply, no line may have another.'
        : 'An intra-Community supply needs the country it goes to (BT-80).',
    '13': () => 'Where VAT does not apply, no discount may have another.',
    '14': () => 'Where VAT does not apply, no charge may have another.',
  },
}
