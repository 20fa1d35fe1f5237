interface Props {
  path: string
  title: string
  name?: string
}

/** A mail as its recipient sees it. `sandbox=""` blocks scripts and forms. */
export function MailFrame({ path, title, name }: Props) {
  return <iframe className="mail-frame" src={path} title={title} name={name} sandbox="" />
}
