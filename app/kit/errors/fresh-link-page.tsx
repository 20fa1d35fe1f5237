import type { TenantContact } from '~/domain/tenants/contact.server'
import { freshLinkPaths } from '~/paths'
import type { LinkPurpose } from '~db/schema'
import { ContactLine } from '../contact'
import { Honeypot } from '../form'
import { FORM_KEY_FIELD } from '../forms/form-fields'
import { useHref, useTexts } from '../language'
import { Page } from '../page'
import { SavedBanner, useSaved } from '../saved'

interface Props {
  purpose: LinkPurpose
  token: string
  tenant: TenantContact
}

/** Form to ask for a fresh link, or the confirmation that it was sent. */
export function FreshLinkPage({ purpose, token, tenant }: Props) {
  const texts = useTexts().freshLink
  const isDone = useSaved(texts.saved) !== undefined
  return (
    <Page firm={tenant} isNarrow>
      <h1>{texts.title}</h1>
      {isDone ? <SavedBanner saved={texts.saved} /> : <FreshLinkForm purpose={purpose} token={token} />}
      <ContactLine tenant={tenant} />
    </Page>
  )
}

export function FreshLinkForm({ purpose, token }: Pick<Props, 'purpose' | 'token'>) {
  const texts = useTexts().freshLink
  const href = useHref()
  return (
    <form className="form" method="post" action={href(freshLinkPaths[purpose](token))}>
      <p>{texts.text}</p>
      <input type="hidden" name={FORM_KEY_FIELD} value={purpose} />
      <Honeypot />
      <button type="submit" className="button">
        {texts.button}
      </button>
    </form>
  )
}
