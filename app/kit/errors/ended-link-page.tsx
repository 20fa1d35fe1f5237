import type { EndedLink } from '~/http/error-data'
import { ContactLine } from '../contact'
import { useTexts } from '../language'
import { Page } from '../page'
import { FreshLinkForm } from './fresh-link-page'

export function EndedLinkPage({ link }: { link: EndedLink }) {
  const { errors, freshLink } = useTexts()
  return (
    <Page firm={link.tenant} isNarrow>
      <h1>{errors.ended.title}</h1>
      <p>{errors.ended.text(link.tenant.name)}</p>
      <h2>{freshLink.title}</h2>
      <FreshLinkForm purpose={link.purpose} token={link.token} />
      <ContactLine tenant={link.tenant} />
    </Page>
  )
}
