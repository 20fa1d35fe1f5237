import { de } from './tax-reasons.de'

const names: typeof de.names = {
  solar: 'Solar power system',
  domestic_13b_2: 'Supply of goods assigned as security',
  domestic_13b_3: 'Sale of land and buildings subject to land transfer tax',
  domestic_13b_4: 'Construction work',
  domestic_13b_5: 'Supply of gas, electricity, heat or cooling',
  domestic_13b_6: 'Transfer of emission allowances or certificates',
  domestic_13b_7: 'Supply of industrial scrap and waste metal',
  domestic_13b_8: 'Cleaning of buildings',
  domestic_13b_9: 'Supply of gold',
  domestic_13b_10: 'Supply of mobile phones, tablets, game consoles or integrated circuits',
  domestic_13b_11: 'Supply of metals',
  domestic_13b_12: 'Telecommunications for resellers',
  eu_service: 'Service to a business in another EU country',
  intra_community: 'Intra-Community supply of goods',
  export: 'Export from the EU',
  small_business: 'Small business',
  exempt_4_8: 'Lending and other financial services',
  exempt_4_9: 'Sale of land and buildings',
  exempt_4_10: 'Insurance',
  exempt_4_11: 'Insurance and building society agents',
  exempt_4_12: 'Letting and leasing of land and buildings',
  exempt_4_14: 'Medical care',
  exempt_4_16: 'Personal care and nursing',
  exempt_4_17: 'Patient transport',
  exempt_4_18: 'Welfare services',
  exempt_4_20: 'Theatres, orchestras, museums and other culture',
  exempt_4_21: 'School and vocational education',
  exempt_4_22: 'Lectures, courses, cultural and sporting events',
  exempt_4_23: 'Education and care of children',
  exempt_4_25: 'Child and youth welfare',
  exempt_4_27: 'Provision of staff',
  exempt_4_28: 'Sale of goods used for exempt services',
  exempt_4_29: 'Cost-sharing group',
  margin_travel: 'Travel services under the margin scheme',
  margin_used: 'Second-hand goods under the margin scheme',
  third_country_business: 'Service to a business outside the EU',
  third_country_private: 'Consultancy and the like for private individuals outside the EU',
  place_abroad: 'Service supplied abroad',
}

const en: typeof de = {
  groups: {
    AE: 'The recipient owes the VAT',
    K: 'Goods sent abroad',
    G: 'Goods sent abroad',
    E: 'Exempt or not shown',
    O: 'Outside the scope of German VAT',
  },
  names,
  special: {
    small_business:
      'No VAT is charged: the exemption for small businesses applies (§\u00a019 (1) UStG, Steuerbefreiung für Kleinunternehmer).',
    margin_travel:
      'Margin scheme – travel agents (§\u00a025 UStG, Sonderregelung für Reisebüros): VAT is not shown separately.',
    margin_used:
      'Margin scheme – second-hand goods (§\u00a025a UStG, Gebrauchtgegenstände/Sonderregelung): VAT is not shown separately.',
  },
  of: {
    Z: (law) => `VAT rate 0% (${law}).`,
    AE: (law) =>
      `Reverse charge (Steuerschuldnerschaft des Leistungsempfängers, ${law}): you as the recipient owe the VAT.`,
    K: (law) => `VAT-exempt intra-Community supply (${law}, steuerfreie innergemeinschaftliche Lieferung).`,
    G: (law) => `VAT-exempt export (${law}, steuerfreie Ausfuhrlieferung).`,
    E: (law, name) => `Exempt from VAT: ${name} (${law}).`,
    O: (law) => `Outside the scope of German VAT: the place of supply is not in Germany (${law}).`,
  },
  exempt: (law) => `Exempt, ${law}`,
}

export const taxReasonTexts = { de, en }
