import * as z from 'zod'
import { NotFound } from '~/domain/kernel/errors'
import type { OfficeScope } from '~/domain/kernel/scope'
import { readMailSender } from '~/domain/outbox/mail-sender.server'
import {
  LONGEST_BODY,
  LONGEST_SUBJECT,
  TEMPLATE_NAMES,
  type TemplateName,
  templateFaults,
} from '~/domain/outbox/template'
import { findMailTemplate, type TemplateKey, templateRevision } from '~/domain/outbox/templates.server'
import { house } from '~/house.server'
import { line, paragraphs, revision } from '~/kit/forms/fields'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { defaultTemplate } from '~/mail/default-template'
import { sampleLetter } from '~/mail/samples'

export type TemplateParam = 'template' | 'templateLanguage'

/** @throws NotFound */
export function templateKeyOf({ template, templateLanguage }: Record<TemplateParam, string>): TemplateKey {
  const name = TEMPLATE_NAMES.find((known) => known === template)
  const language = (['de', 'en'] as const).find((known) => known === templateLanguage)
  if (!name || !language) throw new NotFound()
  return { name, language }
}

export async function readTemplatePage(scope: OfficeScope, key: TemplateKey) {
  const own = await findMailTemplate(house.reader, scope, key)
  const ours = defaultTemplate(sampleLetter(key, await readMailSender(house.reader, scope)))
  const revision = await templateRevision(house.reader, scope, key)
  return { ...key, template: own ?? ours, isOwn: own !== undefined, revision }
}

export function templateForm(name: TemplateName) {
  return z
    .object({ subject: line(LONGEST_SUBJECT), body: paragraphs(LONGEST_BODY), [REVISION_FIELD]: revision() })
    .superRefine((template, context) => {
      for (const [field, message] of Object.entries(templateFaults(name, template))) {
        context.addIssue({ code: 'custom', path: [field], message })
      }
    })
}
