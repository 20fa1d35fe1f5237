import type { Sources } from './dated'
import type { WageTaxFigures } from './wage-tax-parameters'

/** Sources of a year's figures: the paragraph, and the ministry's plan of that date. */
export function wageTaxSources(
  plan: string,
  alternative: Sources<WageTaxFigures>['provision']['alternative'],
): Sources<WageTaxFigures> {
  const of = (paragraph: string, section: string) => `${paragraph}; ${plan}, ${section}`
  const fiveAndSix = of('§ 39b (2) sentence 7 EStG', 'MST5_6, UP5_6')
  const provision = (letter: string) => of(`§ 39b (2) sentence 5 no. 3 ${letter} EStG`, 'MPARA, UPEVP')
  const church = `church tax acts of the states, rates as of the year of ${plan}`
  return {
    tariff: {
      basicAllowance: of('§ 32a (1) sentence 2 no. 1 EStG', 'MPARA (GFB)'),
      zones: of('§ 32a (1) sentence 2 nos. 2 to 5 EStG', 'UPTAB'),
    },
    classesFiveAndSix: {
      minimumRate: fiveAndSix,
      firstLimit: of('§ 39b (2) sentence 7 EStG', 'MPARA (W1STKL5)'),
      steps: of('§ 39b (2) sentence 7 EStG', 'MPARA (W2STKL5, W3STKL5), MST5_6'),
      factoredIncomeIn: fiveAndSix,
    },
    expensesLumpSum: of('§ 9a sentence 1 no. 1 a EStG', 'MZTABFB (ANP)'),
    specialExpensesLumpSum: of('§ 10c EStG', 'MZTABFB (SAP)'),
    singleParentRelief: of('§ 24b (2) EStG', 'MZTABFB (EFA)'),
    childAllowance: {
      classesOneToThree: of('§ 32 (6) EStG', 'MZTABFB (KFB)'),
      classFour: of('§ 32 (6) EStG', 'MZTABFB (KFB)'),
    },
    solidarity: {
      limit: of('§ 3 (3) SolZG', 'MPARA (SOLZFREI)'),
      rate: of('§ 4 sentence 1 SolZG', 'MSOLZ'),
      mitigationRate: of('§ 4 sentence 2 SolZG', 'MSOLZ'),
    },
    churchTax: { rate: church, lowerRate: church, lowerRateStates: church },
    provision: {
      pensionCeiling: provision('a'),
      pensionRate: provision('a'),
      healthCeiling: provision('b'),
      careCeiling: provision('c'),
      healthRate: provision('b'),
      careRate: provision('c'),
      careRateSaxony: provision('c'),
      childlessRate: provision('c'),
      reductionPerChild: provision('c'),
      alternative,
    },
  }
}
