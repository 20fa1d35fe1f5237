import { useHref, useTexts } from '~/kit/language'

export function BackToPortal({ portal }: { portal: string }) {
  const { backToPortal } = useTexts().invoice
  const href = useHref()
  return (
    <p className="screen-only">
      <a className="target" href={href(portal)}>
        {backToPortal}
      </a>
    </p>
  )
}
