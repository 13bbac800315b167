import Atom from 'lucide-react/icons/atom';
import Book from 'lucide-react/icons/book';
import Calculator from 'lucide-react/icons/calculator';
import Feather from 'lucide-react/icons/feather';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Globe from 'lucide-react/icons/globe';
import Landmark from 'lucide-react/icons/landmark';
import Languages from 'lucide-react/icons/languages';
import Laptop from 'lucide-react/icons/laptop';
import Leaf from 'lucide-react/icons/leaf';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Microscope from 'lucide-react/icons/microscope';
import Music from 'lucide-react/icons/music';
import Palette from 'lucide-react/icons/palette';
import Scale from 'lucide-react/icons/scale';
import Sigma from 'lucide-react/icons/sigma';
import type { ComponentProps } from 'react';

const icons: Record<string, typeof Book> = {
  atom: Atom,
  calculator: Calculator,
  feather: Feather,
  'flask-conical': FlaskConical,
  globe: Globe,
  landmark: Landmark,
  languages: Languages,
  laptop: Laptop,
  leaf: Leaf,
  lightbulb: Lightbulb,
  microscope: Microscope,
  music: Music,
  palette: Palette,
  scale: Scale,
  sigma: Sigma,
};

interface SubjectIconProps extends Omit<ComponentProps<typeof Book>, 'name'> {
  name: string | null | undefined;
}

/** The icon a subject names in the catalogue; a name we do not know is a book. */
export function SubjectIcon({ name, ...rest }: SubjectIconProps) {
  const Icon = icons[name ?? ''] ?? Book;
  return <Icon aria-hidden="true" {...rest} />;
}
