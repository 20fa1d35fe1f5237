import { NotFound } from '~/domain/kernel/errors'
import type { OfficeScope } from '~/domain/kernel/scope'
import { changeNumberFormat } from '~/domain/numbers/change.server'
import { NumberConflict } from '~/domain/numbers/conflict'
import { type NumberSettings, readNumberSettings } from '~/domain/numbers/page.server'
import { previewNumbers } from '~/domain/numbers/take.server'
import { house } from '~/house.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import type { NumberRange } from '~db/schema'
import { numberForm, RANGE_NAMES } from './number-forms'
import { savedTenant, tenantPageData } from './page.server'

const AHEAD = 3

export async function numberPageData(request: Request, scope: OfficeScope, name: string) {
  const range = rangeOf(name)
  const stored = await readNumberSettings(house.reader, scope, range)
  const query = new URL(request.url).searchParams
  const tried = query.has('prefix') ? numberForm(range).safeParse(Object.fromEntries(query)) : undefined
  const shown: NumberSettings = tried?.success
    ? { ...stored, ...tried.data, revision: stored.revision }
    : stored
  return {
    tenant: (await tenantPageData(scope)).tenant,
    range,
    name,
    stored,
    shown,
    isTried: tried?.success === true,
    preview: await previewNumbers(house.reader, scope, shown, AHEAD),
  }
}

export function saveNumberFormat(request: Request, scope: OfficeScope, name: string) {
  const range = rangeOf(name)
  const conflict = {
    of: NumberConflict,
    at: (code: string) => (code === 'number_given' ? 'next' : 'prefix'),
  }
  return carryOutForm({ request, schema: numberForm(range), conflict }, async (values) => {
    await changeNumberFormat(house, scope, range, values)
    return savedTenant(request, scope, 'nummern')
  })
}

/** @throws NotFound */
function rangeOf(name: string): NumberRange {
  if (!Object.hasOwn(RANGE_NAMES, name)) throw new NotFound()
  return RANGE_NAMES[name as keyof typeof RANGE_NAMES]
}
