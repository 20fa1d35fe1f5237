import { randomUUID } from 'node:crypto'
import { today } from '~/clock.server'
import { type FoundIds, findExampleIds } from '~/domain/api-keys/example-ids.server'
import { READABLE, WRITABLE } from '~/domain/api-keys/scopes'
import { may } from '~/domain/kernel/rights'
import type { LiveSession } from '~/domain/users/accounts/sessions.server'
import { hasSecondFactor } from '~/domain/users/second-factor/second-factor-status.server'
import { addDays, addMonths, monthOf } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { findOwnSession } from '~/http/own-session.server'
import { docsTexts } from '~/i18n/docs/texts.server'
import { languageOf } from '~/i18n/language'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { onwardFromSignIn, paths } from '~/paths'
import type { ExampleIds } from '../contract/call'
import type { KeyOffer, OfferedKey } from './key-offer'
import { INVENTED } from './sample'

const TEST_KEY_DAYS = 7

/** Whose ids the examples carry: the reader's own firm's, as far as they may see them, or invented ones. */
export async function exampleIdsFor(request: Request): Promise<ExampleIds> {
  const reader = await readerOf(request)
  return reader ? idsOf(reader) : INVENTED
}

async function readerOf(request: Request): Promise<LiveSession | undefined> {
  const session = await findOwnSession(request)
  if (!session?.isFactorDemanded || session.signedInBy === 'provider') return session
  return (await hasSecondFactor(house.reader, session.userId)) ? session : undefined
}

async function idsOf({ tenantId, role }: LiveSession): Promise<ExampleIds> {
  const found = await findExampleIds(house.reader, { tenantId })
  const seen: Partial<FoundIds> = {
    ...(may(role, 'see_invoices') && { ...found, employee: null }),
    ...(may(role, 'see_employees') && { employee: found.employee }),
  }
  const own = Object.fromEntries(Object.entries(seen).filter(([, id]) => id !== null))
  return { ...INVENTED, tenant: tenantId, today: today(), month: monthOf(addMonths(today(), -1)), ...own }
}

/** What the page offers its reader: a key to try, if they may make one. */
export async function keyOfferFor(request: Request): Promise<KeyOffer> {
  const { reader: texts } = docsTexts(languageOf(request)).pages
  const reader = await readerOf(request)
  const { pathname, search } = new URL(request.url)
  if (!reader) {
    const signIn = onwardFromSignIn(pathname + search)
    return { texts: { text: texts.stranger, button: texts.signIn }, signIn }
  }
  const { tenantId, tenantName, role } = reader
  if (!may(role, 'manage_firm')) return { texts: { text: texts.own(tenantName) } }
  const form = (name: string, grants: [noun: string, grant: string][]): OfferedKey => ({
    button: name,
    fields: {
      name,
      expires_on: addDays(today(), TEST_KEY_DAYS),
      ...Object.fromEntries(grants),
      [FORM_KEY_FIELD]: randomUUID(),
    },
  })
  return {
    texts: { text: `${texts.own(tenantName)} ${texts.text}`, keys: texts.keys },
    make: {
      action: paths.apiKeys(tenantId),
      // First the one that can do no harm: the records are the firm's own.
      keys: [
        form(
          texts.toRead,
          READABLE.map((noun) => [noun, 'read']),
        ),
        form(
          texts.toChange,
          READABLE.map((noun) => [noun, WRITABLE.some((one) => one === noun) ? 'write' : 'read']),
        ),
      ],
    },
  }
}
