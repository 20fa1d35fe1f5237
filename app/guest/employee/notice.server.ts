import { NotFound } from '~/domain/kernel/errors'
import type { LinkScope } from '~/domain/kernel/scope'
import { tenantContact } from '~/domain/tenants/contact.server'
import { readSettings } from '~/domain/tenants/settings.server'
import { house } from '~/house.server'
import { languageOf } from '~/i18n/language'
import { printPaper } from '~/kit/papers.server'

/** The notice under Art. 13 GDPR, if the firm shows it. @throws NotFound */
export async function employeeNotice(request: Request, scope: LinkScope, token: string) {
  const { is_notice_shown } = await readSettings(house.reader, scope)
  if (is_notice_shown === 0) throw new NotFound()
  return {
    token,
    contact: await tenantContact(house.reader, scope.tenantId),
    printed: await printPaper(scope, 'hinweis-mitarbeiter', languageOf(request)),
  }
}
