import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { paths } from '~/paths'

export function ReplaceLink({ linkId }: { linkId: string }) {
  const texts = useTexts().links.replace
  return (
    <details className="help screen-only">
      <summary>{texts.title}</summary>
      <p>{texts.text}</p>
      <OfficeForm action={paths.linkReplacement(linkId)} button={texts.button} isQuiet />
    </details>
  )
}

export function BlockLink({ linkId }: { linkId: string }) {
  const texts = useTexts().links.revoke
  return (
    <details className="help screen-only">
      <summary>{texts.title}</summary>
      <p>{texts.text}</p>
      <OfficeForm action={paths.linkRevocation(linkId)} button={texts.button} isQuiet />
    </details>
  )
}
