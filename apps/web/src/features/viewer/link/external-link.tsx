import { ButtonLink } from '@shala/ui/button.tsx';
import { Card } from '@shala/ui/card.tsx';
import type { RenderLink } from '@shala/ui/render-link.tsx';
import ExternalLinkIcon from 'lucide-react/icons/external-link';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './external-link.module.css';

interface ExternalLinkProps {
  title: string;
  url: string;
  /** The server knows the hosts that may stand in a frame. */
  isEmbeddable: boolean;
}

/** The other site must learn neither who we are nor get hold of our window. */
const newTab: RenderLink = ({ children, ...rest }) => (
  <a {...rest} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

/** No top navigation, no downloads, no dialogs: what runs there stays there. */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

export function ExternalLink({ title, url, isEmbeddable }: ExternalLinkProps) {
  const t = useTexts();
  const open = (
    <ButtonLink
      variant={isEmbeddable ? 'quiet' : 'filled'}
      href={url}
      icon={<ExternalLinkIcon aria-hidden="true" />}
      renderLink={newTab}
    >
      {t('viewer.openInNewTab')}
    </ButtonLink>
  );
  if (isEmbeddable) {
    return (
      <>
        <iframe
          className={styles.frame}
          src={url}
          title={title}
          sandbox={allowed}
          referrerPolicy="no-referrer"
          allow="fullscreen"
        />
        <div className={styles.open}>{open}</div>
      </>
    );
  }
  return (
    <Card className={styles.card}>
      <ExternalLinkIcon aria-hidden="true" />
      <h2>{title}</h2>
      <p>{t('viewer.linkLeads', { host: new URL(url).hostname })}</p>
      {open}
    </Card>
  );
}
