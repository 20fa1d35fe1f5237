import type { Language } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { Executor, House } from '../house'
import type { Scope, Within } from '../scope'
import { writing } from '../writing.server'
import { MailConflict } from './conflict'
import type { MailTemplate } from './letter'
import { type TemplateName, templateFaults } from './template'

/** Which words are meant: every language has its own. */
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

/**
 * Keeps a firm's own words; null goes back to ours. What is sent from now on is written with them. The same again
 * changes nothing. @throws Conflict `template_refused`
 */
export async function saveMailTemplate(
  house: House,
  scope: Scope,
  key: TemplateKey,
  template: MailTemplate | null,
): Promise<void> {
  if (template && Object.keys(templateFaults(key.name, template)).length > 0)
    throw new MailConflict('template_refused')
  return writing(house, scope, async (trx) => {
    const before = (await findMailTemplate(trx, scope, key)) ?? null
    if (before?.subject === template?.subject && before?.body === template?.body) return
    const { name: kind, language } = key
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
      subjectId: `${key.name} ${key.language}`,
      ...(before && { before }),
      ...(template && { after: template }),
    })
  })
}
