import type { specials as de } from './specials.de'

type Section = (typeof de.kinds)['meals']

const garnishment = (number: number): Section => ({
  title: number === 1 ? 'Garnishment of wages' : `Garnishment ${number}`,
  text: 'Somebody has had an order served on you against the wage. Zahltag works out what to deduct (§§\u00a0850 to 850e ZPO); what has been deducted reduces the claim in the following months.',
  fields: {
    creditor: 'As it is to appear on the payslip, for example: Garnishment Stadtwerke Kiel',
    kind: 'What for',
    dueCents: 'Still owed, in euros (Forderung)',
    dependants: 'Number of people supported (Unterhaltspflichten)',
    protectedCents: 'For maintenance: what the order says has to remain, in euros',
  },
})

export const specials: typeof de = {
  title: 'For a few people only',
  text: 'Open what applies. Anything left empty does not exist.',
  monthly: 'Every month, until you change it',
  needed: '(needed if this applies)',
  none: '–',
  uncovered: {
    title: 'What Zahltag does not calculate',
    text: 'If somebody is paid any of these, have the payroll office calculate their month and read in the payslip. It then counts in the payment list, but not in contributions, taxes and bookings.',
    list: [
      'company cars with a log book, commuting by car at 0.002\u00a0% a trip or taxed at a flat 15\u00a0% (section\u00a08 (2), section\u00a040 (2) EStG)',
      'old direct insurance and group accident insurance with 20\u00a0% flat tax (section\u00a040b EStG), the subsidy for company pensions (section\u00a0100 EStG)',
      'gifts and invitations with 30\u00a0% flat tax (section\u00a037b EStG)',
      'trainers and honorary posts (section\u00a03 nos.\u00a026 and 26a EStG), power for the employee’s own electric car (section\u00a03 no.\u00a046 EStG)',
      'an agreed net wage, where the firm bears the person’s taxes and contributions',
      'company pensions and other retirement pay, pay for several years, work abroad, partial retirement in blocks',
    ],
  },
  kinds: {
    company_car: {
      title: 'Company car (1-%-Regel)',
      text: 'A company car may be used privately as well (§\u00a08 (2) EStG).',
      fields: {
        listPriceCents: 'List price when first registered, in euros',
        share: 'Engine',
        commuteKilometres: 'Kilometres from home to work',
        paidByEmployeeCents: 'Paid towards it by the employee each month, in euros',
      },
    },
    job_bike: {
      title: 'Company bike (Dienstrad)',
      text: 'A bike in place of pay. Enter the pay given up above, as “Pay given up”.',
      fields: { listPriceCents: 'List price of the bike, in euros' },
    },
    meals: {
      title: 'Meals (Sachbezugswerte)',
      text: 'Food that the company provides; it counts with the official values (§\u00a02 SvEV).',
      fields: {
        breakfasts: 'Breakfasts in the month',
        mainMeals: 'Lunches and dinners in the month',
        paidByEmployeeCents: 'Paid towards them by the employee, in euros',
      },
    },
    accommodation: {
      title: 'Accommodation (Sachbezugswert)',
      text: 'A room that the company provides for a whole month; it counts with the official value, less reductions (§\u00a02 (3) SvEV). A whole flat counts with the usual local rent: enter that above as a benefit in kind, and likewise a part month (a thirtieth for each day).',
      fields: {
        occupants: 'Number of people who live in the room',
        isCommunal: 'In shared workers’ housing or in the employer’s household (15% less)',
        isYoung: 'Under 18 or an apprentice (15% less)',
        paidByEmployeeCents: 'Paid towards it by the employee each month, in euros',
      },
    },
    maternity_subsidy: {
      title: 'Maternity subsidy (Zuschuss zum Mutterschaftsgeld)',
      text: 'During the periods of protection before and after birth: the net pay of a day less the 13 euros that the health insurer pays (§\u00a020 MuSchG). Enter the period below as an unpaid absence too. The health insurer gives the subsidy back (U2). Tax of the year that came back with December’s pay is no net pay.',
      fields: {
        netOfThreeMonthsCents: 'Net pay of the three months before the protection, together, in euros',
        days: 'Calendar days of protection in this month',
        daysOfThreeMonths: 'Calendar days of the three months, if not 90',
      },
    },
    partial_retirement: {
      title: 'Partial retirement (Altersteilzeit, equal model)',
      text: 'For anybody who has halved their working time throughout. Zahltag works out the top-up and the additional pension contribution (§\u00a03 AltTZG). The payroll details must say person group 103. Zahltag does not calculate the block model.',
      fields: {
        regularPayCents: 'Regular pay for the reduced working time, in euros',
        topUpPercent: 'Top-up in per cent, at least 20',
      },
    },
    commute_allowance: {
      title: 'Commuting allowance (Fahrtkostenzuschuss)',
      text: 'Money for the way to work in one’s own car; the company pays 15% tax on it (§\u00a040 (2) EStG).',
      fields: {
        amountCents: 'Allowance for the month, in euros',
        kilometres: 'Kilometres from home to work',
        days: 'Days at the workplace in the month',
      },
    },
    pension_conversion: {
      title: 'Company pension (Entgeltumwandlung)',
      text: 'Part of the pay goes into a company pension scheme (§\u00a03 no. 63 EStG).',
      fields: {
        amountCents: 'Pay converted, in euros',
        employerCents: 'Added by the company, in euros (at least 15%, §\u00a01a BetrAVG)',
        usedThisYearCents: 'Already paid in this year before, in euros',
      },
    },
    tax_free: {
      title: 'Health course, bicycle on top of pay, shares in the company',
      text: 'Free of tax and contributions under §\u00a03 EStG: health promotion up to €600 a year (no.\u00a034), a bicycle given on top of pay (no.\u00a037), shares up to €2,000 a year (no.\u00a039). Anything above is ordinary pay.',
      fields: {
        number: 'What it is',
        amountCents: 'Value this month, in euros',
        isInKind: 'Not paid out (in kind)',
        usedThisYearCents: 'Already given earlier this year, in euros',
      },
    },
    lost_hours: {
      title: 'Lost hours (public holidays and others)',
      text: 'For hourly pay only: hours that are paid although nobody worked, on a public holiday (§\u00a02 EFZG) or for another reason (§§\u00a0615, 616 BGB). A salary includes them.',
      fields: {
        publicHoliday: 'Hours lost to a public holiday',
        other: 'Hours lost for another reason',
        reason: 'What the other hours are called on the payslip',
      },
    },
    short_time: {
      title: 'Short-time work (Kurzarbeitergeld)',
      text: 'The employment agency has approved short-time work (§§\u00a095 to 106 SGB III). Zahltag works out the allowance; you apply for it there.',
      fields: {
        fullPayCents: 'Pay without short-time work, in euros (Soll-Entgelt)',
        actualPayCents: 'With a salary: what was earned of it this month, in euros (Ist-Entgelt)',
        addedCents: 'Pay lost for other reasons or earned elsewhere, in euros',
        hasChild: 'There is a child on the tax card (67%)',
      },
    },
    garnishment_1: garnishment(1),
    garnishment_2: garnishment(2),
    garnishment_3: garnishment(3),
  },
  choices: {
    '34': 'Health course (§\u00a03 no.\u00a034)',
    '37': 'Bicycle on top of pay (§\u00a03 no.\u00a037)',
    '39': 'Shares in the company (§\u00a03 no.\u00a039)',
    '1': 'Petrol or diesel',
    '0.5': 'Plug-in hybrid, or electric above the price limit (half)',
    '0.25': 'Electric up to the price limit (a quarter)',
    ordinary: 'Ordinary claim (§\u00a0850c ZPO)',
    maintenance: 'Maintenance (§\u00a0850d ZPO)',
  },
}
