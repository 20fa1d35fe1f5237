import type { NotPublished } from '~/http/error-data'
import { ContactLine } from '../contact'
import { useTexts } from '../language'
import { Page } from '../page'

export function NotPublishedPage({ tenant }: Pick<NotPublished, 'tenant'>) {
  const { notPublished } = useTexts().errors
  return (
    <Page firm={tenant} isNarrow>
      <h1>{notPublished.title}</h1>
      <p>{notPublished.text(tenant.name)}</p>
      <ContactLine tenant={tenant} />
    </Page>
  )
}
