import { isDeepStrictEqual } from 'node:util'
import { type Selectable, sql } from 'kysely'
import type { Database } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { Executor, House } from '../kernel/house'
import { answersTo, askJson, type Question } from '../kernel/questions.server'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { DunningConflict } from './conflict'
import { type DunningSettings, LEVELS, type LevelTerms, USUAL } from './levels'

/** How a firm reminds; what it has not set is as usual. */
export async function readDunningSettings(executor: Executor, scope: Within): Promise<DunningSettings> {
  return (await answersTo(executor, { settings: settingsAsked(scope) })).settings
}

export function settingsAsked({ tenantId }: Within): Question<DunningSettings> {
  const found = askJson<Found>(sql`json_array(
    json((select json_object('levelCount', level_count, 'statementDays', statement_days, 'revision', revision)
      from dunning_settings where tenant_id = ${tenantId})),
    json((select json_group_array(json_object('level', level, 'after_days', after_days, 'pay_days', pay_days,
        'fee_cents', fee_cents, 'words_de', words_de, 'words_en', words_en))
      from dunning_levels where tenant_id = ${tenantId})))`)
  return { ...found, read: (json) => settingsOf(found.read(json)) }
}

type Found = [
  settings: Omit<DunningSettings, 'levels'> | null,
  levels: Omit<Selectable<Database['dunning_levels']>, 'tenant_id'>[],
]

function settingsOf([settings, rows]: Found): DunningSettings {
  if (!settings) return USUAL
  const levels = { ...USUAL.levels }
  for (const level of LEVELS) {
    const row = rows.find((one) => one.level === level)
    if (row)
      levels[level] = {
        afterDays: row.after_days,
        payDays: row.pay_days,
        feeCents: row.fee_cents,
        ownWords: { de: row.words_de, en: row.words_en },
      }
  }
  return { ...settings, levels }
}

/**
 * Keeps how the firm reminds; the same again changes nothing. @param revision of the settings that the form was made from
 * @throws DunningConflict `dunning_settings_changed` if a colleague has changed them since
 */
export function saveDunningSettings(
  house: House,
  scope: Scope,
  settings: Omit<DunningSettings, 'revision'>,
  revision: number,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const before = await readDunningSettings(trx, scope)
    if (isDeepStrictEqual(figuresOf(before), figuresOf(settings))) return
    if (before.revision !== revision) throw new DunningConflict('dunning_settings_changed')
    const { tenantId } = scope
    const firm = { level_count: settings.levelCount, statement_days: settings.statementDays }
    const kept = { ...firm, revision: revision + 1 }
    await trx
      .insertInto('dunning_settings')
      .values({ tenant_id: tenantId, ...kept })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(kept))
      .execute()
    for (const level of LEVELS) {
      const row = rowOf(settings.levels[level])
      await trx
        .insertInto('dunning_levels')
        .values({ tenant_id: tenantId, level, ...row })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'level']).doUpdateSet(row))
        .execute()
    }
    await recordAudit(trx, scope, {
      action: 'dunning.changed',
      subjectType: 'dunning',
      subjectId: tenantId,
      before: figuresOf(before),
      after: figuresOf(settings),
    })
  })
}

function rowOf({ afterDays, payDays, feeCents, ownWords }: LevelTerms) {
  return {
    after_days: afterDays,
    pay_days: payDays,
    fee_cents: feeCents,
    words_de: ownWords.de,
    words_en: ownWords.en,
  }
}

/** What the audit says of them, one field a figure. */
function figuresOf({ levelCount, statementDays, levels }: Omit<DunningSettings, 'revision'>): object {
  const ofLevels = LEVELS.flatMap((level) =>
    Object.entries(rowOf(levels[level])).map(([field, value]) => [`${field}_${level}`, value]),
  )
  return { levelCount, statementDays, ...Object.fromEntries(ofLevels) }
}
