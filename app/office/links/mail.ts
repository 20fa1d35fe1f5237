import type { Args, RouteHandle } from '~/auth/access'
import { LinkConflict } from '~/domain/links/conflict'
import { sendLink } from '~/domain/links/send.server'
import { getSharedLink } from '~/domain/overviews/link-page.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { linkMailForm } from './forms'

export const handle = { access: 'share_links' } satisfies RouteHandle

export async function action({ request, scope, params }: Args<typeof handle, 'link'>) {
  const { id } = await getSharedLink(house.reader, scope, params.link)
  const page = paths.link(id)
  const conflict = { of: LinkConflict, at: 'recipient' }
  return carryOutForm({ request, schema: linkMailForm, conflict, page }, async (values) => {
    const { recipient, [FORM_KEY_FIELD]: formKey } = values
    await sendLink(house, scope, { linkId: id, recipient, formKey })
    return saved<'links'>(request, page, 'gesendet')
  })
}
