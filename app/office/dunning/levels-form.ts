import * as z from 'zod'
import type { DunningLevel, LevelTerms } from '~/domain/dunning/levels'
import type { FaultKey } from '~/kit/forms/faults'
import { inPrint, optionalParagraphs, revision } from '~/kit/forms/fields'
import { days } from '~/kit/forms/firm-fields'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { amount, optional } from '~/kit/forms/value-fields'

/** In cents and characters; the columns have checks. */
const HIGHEST_FEE = 10_000
const LONGEST_WORDS = 600

export const LEVEL_FIELDS = ['after_days', 'pay_days', 'fee', 'words_de', 'words_en'] as const
export type LevelField = (typeof LEVEL_FIELDS)[number]

export function levelField(field: LevelField, level: DunningLevel): `${LevelField}_${DunningLevel}` {
  return `${field}_${level}`
}

const ofLevel = {
  after_days: days(1, 90, 'dunning_days_wrong'),
  pay_days: days(3, 60, 'dunning_pay_days_wrong'),
  fee: amount('dunning_fee_wrong', 'dunning_fee_wrong').refine(
    (cents) => cents >= 0 && cents <= HIGHEST_FEE,
    {
      error: 'dunning_fee_wrong' satisfies FaultKey,
    },
  ),
  words_de: inPrint(optionalParagraphs(LONGEST_WORDS)),
  words_en: inPrint(optionalParagraphs(LONGEST_WORDS)),
}

type Fields<Level extends DunningLevel> = {
  [Field in LevelField as `${Field}_${Level}`]: (typeof ofLevel)[Field]
}

function fieldsOf<Level extends DunningLevel>(level: Level): Fields<Level> {
  const named = LEVEL_FIELDS.map((field) => [levelField(field, level), ofLevel[field]])
  return Object.fromEntries(named) as Fields<Level>
}

export const levelsForm = z
  .object({
    level_count: z.enum(['1', '2', '3'], { error: 'dunning_count_missing' satisfies FaultKey }),
    statement_days: optional('dunning_statement_days_wrong', (text) => {
      const number = /^\d{1,2}$/.test(text) ? Number(text) : 0
      return number >= 1 && number <= 90 ? number : undefined
    }),
    ...fieldsOf(1),
    ...fieldsOf(2),
    ...fieldsOf(3),
    [REVISION_FIELD]: revision(),
  })
  .transform(({ level_count, statement_days, [REVISION_FIELD]: seen = 0, ...fields }) => {
    const terms = (level: DunningLevel): LevelTerms => ({
      afterDays: fields[`after_days_${level}`],
      payDays: fields[`pay_days_${level}`],
      feeCents: fields[`fee_${level}`],
      ownWords: { de: fields[`words_de_${level}`], en: fields[`words_en_${level}`] },
    })
    const levels = { 1: terms(1), 2: terms(2), 3: terms(3) }
    return {
      settings: { levelCount: Number(level_count), statementDays: statement_days, levels },
      revision: seen,
    }
  })
