import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import { LiveLink, NoLink } from './live-link'

interface Props {
  title: string
  /** The page's own address, which its form posts to. */
  action: string
  link: { url: string; expiresAt: string } | null
  hint?: string | undefined
}

export function LinkPage({ title, action, link, hint }: Props) {
  const texts = useTexts().office.link
  const href = useHref()
  return (
    <>
      <p>
        <a className="target" href={href(paths.office())}>
          {texts.back}
        </a>
      </p>
      <h1>{title}</h1>
      {hint ? <p>{hint}</p> : null}
      {link ? <LiveLink link={link} action={action} /> : <NoLink action={action} />}
    </>
  )
}
