import { type Brand, flagsSchema } from '@shala/brand/brand.ts';

interface Start {
  slug: string;
  name: string;
  host: string;
  email: string;
}

/** A brand to begin with; everything in it can be changed later by an import or in the console. */
export function startingBrand({ slug, name, host, email }: Start): Brand {
  return {
    slug,
    name: { en: name },
    logoLetter: { en: name.slice(0, 1).toUpperCase() },
    theme: {
      brand: '#3346d3',
      brandStrong: '#2534a8',
      brandTint: '#eef0ff',
      brandInk: '#ffffff',
      spark: '#f2a71b',
    },
    texts: {},
    contact: { email, phone: '', url: `https://${host}` },
    flags: flagsSchema.parse({}),
  };
}
