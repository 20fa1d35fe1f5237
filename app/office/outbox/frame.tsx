interface Props {
  path: string
  title: string
  /** Where a form shows its preview. */
  name?: string
}

/** A mail as its recipient sees it. `sandbox=""`: it may run no script and send no form. */
export function MailFrame({ path, title, name }: Props) {
  return <iframe className="mail-frame" src={path} title={title} name={name} sandbox="" />
}
