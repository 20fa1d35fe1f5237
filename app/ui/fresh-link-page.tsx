import type { TenantContact } from '~/domain/tenants/contact.server'
import { FORM_KEY_FIELD } from '~/forms/form-fields'
import { freshLinkPaths } from '~/paths'
import type { LinkPurpose } from '~db/schema'
import { Confirmation } from './banner'
import { ContactLine } from './contact'
import { Honeypot } from './form'
import { useHref, useTexts } from './language'
import { Page } from './page'
import { useSaved } from './saved'

interface Props {
  purpose: LinkPurpose
  token: string
  tenant: TenantContact
}

/** Asks for a fresh link, or says that it is on its way. */
export function FreshLinkPage({ purpose, token, tenant }: Props) {
  const { fresh } = useTexts().errors
  // Once sent, the form is offered no second time.
  const isDone = useSaved() !== null
  return (
    <Page firm={tenant.name} isNarrow>
      <h1>{fresh.title}</h1>
      {isDone ? (
        <Confirmation id="gespeichert" title={fresh.doneTitle}>
          <p>{fresh.done}</p>
        </Confirmation>
      ) : (
        <FreshLinkForm purpose={purpose} token={token} />
      )}
      <ContactLine tenant={tenant} />
    </Page>
  )
}

/** One button: the link goes to the address on file and nowhere else. */
export function FreshLinkForm({ purpose, token }: Pick<Props, 'purpose' | 'token'>) {
  const { fresh } = useTexts().errors
  const href = useHref()
  return (
    <form className="form" method="post" action={href(freshLinkPaths[purpose](token))}>
      <p>{fresh.text}</p>
      <input type="hidden" name={FORM_KEY_FIELD} value={purpose} />
      <Honeypot />
      <button type="submit" className="button">
        {fresh.button}
      </button>
    </form>
  )
}
