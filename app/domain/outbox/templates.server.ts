import type { Language } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { RecordConflict } from '../records/conflict'
import { nameOfActor } from '../records/history.server'
import { MailConflict } from './conflict'
import type { MailTemplate } from './letter'
import { type TemplateName, templateFaults } from './template'

export interface TemplateKey {
  name: TemplateName
  language: Language
}

export function findMailTemplate(
  executor: Executor,
  scope: Within,
  { name, language }: TemplateKey,
): Promise<MailTemplate | undefined> {
  return executor
    .selectFrom('mail_templates')
    .select(['subject', 'body'])
    .where('tenant_id', '=', scope.tenantId)
    .where('kind', '=', name)
    .where('language', '=', language)
    .executeTakeFirst()
}

export async function listOwnTemplates(executor: Executor, scope: Within): Promise<TemplateKey[]> {
  const rows = await executor
    .selectFrom('mail_templates')
    .select(['kind', 'language'])
    .where('tenant_id', '=', scope.tenantId)
    .execute()
  return rows.map(({ kind, language }) => ({ name: kind as TemplateName, language }))
}

/** Id of the newest audit entry about a template, whether saved or removed. */
export async function templateRevision(executor: Executor, scope: Within, key: TemplateKey): Promise<number> {
  return (await newestEntry(executor, scope, key))?.seq ?? 0
}

/**
 * Saves a firm's own text; null restores ours. It applies to mails sent from now on. Idempotent.
 * @throws Conflict `template_refused`; RecordConflict if it has changed since `revision`
 */
export async function saveMailTemplate(
  house: House,
  scope: Scope,
  key: TemplateKey,
  entered: (MailTemplate & { revision?: number | undefined }) | null,
): Promise<void> {
  const template = entered && { subject: entered.subject, body: entered.body }
  if (template && Object.keys(templateFaults(key.name, template)).length > 0)
    throw new MailConflict('template_refused')
  return writing(house, scope, async (trx) => {
    const before = (await findMailTemplate(trx, scope, key)) ?? null
    if (before?.subject === template?.subject && before?.body === template?.body) return
    const { name: kind, language } = key
    if (template && entered?.revision !== undefined)
      await assertUnchanged(trx, scope, key, { revision: entered.revision, before, template })
    if (template) {
      const words = { ...template, changed_at: scope.at }
      await trx
        .insertInto('mail_templates')
        .values({ tenant_id: scope.tenantId, kind, language, ...words })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'kind', 'language']).doUpdateSet(words))
        .execute()
    } else {
      await trx
        .deleteFrom('mail_templates')
        .where('tenant_id', '=', scope.tenantId)
        .where('kind', '=', kind)
        .where('language', '=', language)
        .execute()
    }
    await recordAudit(trx, scope, {
      action: template ? 'mail_template.saved' : 'mail_template.removed',
      subjectType: 'mail_template',
      subjectId: subjectOf(key),
      ...(before && { before }),
      ...(template && { after: template }),
    })
  })
}

interface Saving {
  revision: number
  before: MailTemplate | null
  template: MailTemplate
}

/** Subject and body belong together: on a conflict, each difference is shown. */
async function assertUnchanged(trx: Trx, scope: Within, key: TemplateKey, saving: Saving): Promise<void> {
  const { revision, before, template } = saving
  const newest = await newestEntry(trx, scope, key)
  if (!newest || newest.seq === revision) return
  const last = { changedAt: newest.at, changedBy: newest.by }
  const differing = (['subject', 'body'] as const).filter((field) => before?.[field] !== template[field])
  const conflicts = differing.map((field) => ({ field, now: before?.[field] ?? null, ...last }))
  throw new RecordConflict(newest.seq, conflicts, [])
}

function newestEntry(executor: Executor, scope: Within, key: TemplateKey) {
  return executor
    .selectFrom('audit_entries')
    .select(['seq', 'at', nameOfActor('audit_entries.actor', scope).as('by')])
    .where('tenant_id', '=', scope.tenantId)
    .where('subject_type', '=', 'mail_template')
    .where('subject_id', '=', subjectOf(key))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function subjectOf({ name, language }: TemplateKey): string {
  return `${name} ${language}`
}
