import { useHref } from '../language'

interface Props {
  /** The file that the picture is of. */
  to: string
  picture: string
  /** What the file is, for those who do not see it. */
  alt: string
}

/** The top of a paper, as it was issued; opens the file. */
export function Paper({ to, picture, alt }: Props) {
  const href = useHref()
  return (
    <a className="paper-picture screen-only" href={href(to)}>
      <img
        className="on-white"
        src={picture}
        alt={alt}
        loading="lazy"
        decoding="async"
        width={680}
        height={962}
      />
    </a>
  )
}
