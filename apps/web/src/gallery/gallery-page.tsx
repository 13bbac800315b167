import { Button } from '@shala/ui/button.tsx';
import { LanguageSwitch } from '@shala/ui/language-switch.tsx';
import { Toaster } from '@shala/ui/toaster.tsx';
import { type CSSProperties, useState } from 'react';
import { ActionsSamples } from './actions-samples.tsx';
import { CardsSamples } from './cards-samples.tsx';
import { DeskSamples } from './desk-samples.tsx';
import { FieldsSamples } from './fields-samples.tsx';
import styles from './gallery-page.module.css';
import { PointsSamples } from './points-samples.tsx';
import { ProgressSamples } from './progress-samples.tsx';
import { QuizSamples } from './quiz-samples.tsx';
import { sampleWords } from './sample-words.ts';
import { ShellSamples } from './shell-samples.tsx';
import { ShopSamples } from './shop-samples.tsx';
import { StatesSamples } from './states-samples.tsx';

const brands: Record<string, CSSProperties> = {
  Shala: vars('#3346d3', '#2534a8', '#eef0ff'),
  Teal: vars('#0f766e', '#115e59', '#e3f6f3'),
  Rust: vars('#9a3412', '#7c2d12', '#fff0e6'),
};

function vars(brand: string, strong: string, tint: string): CSSProperties {
  return { '--brand': brand, '--brand-strong': strong, '--brand-tint': tint } as CSSProperties;
}

const languages: { code: 'en' | 'hi'; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
];

/** Development only: every part of the design system in every state, under each brand and in both languages. */
export function GalleryPage() {
  const asked = new URLSearchParams(location.search);
  const [brand, setBrand] = useState(asked.get('brand') ?? 'Shala');
  const [language, setLanguage] = useState<'en' | 'hi'>(asked.get('lang') === 'hi' ? 'hi' : 'en');
  const words = sampleWords[language];
  return (
    <main className={styles.page} lang={language} style={brands[brand]}>
      <header className={styles.head}>
        <h1>Gallery</h1>
        <div className={styles.brands}>
          {Object.keys(brands).map((name) => (
            <Button
              key={name}
              variant={name === brand ? 'filled' : 'quiet'}
              aria-pressed={name === brand}
              onClick={() => setBrand(name)}
            >
              {name}
            </Button>
          ))}
        </div>
        <LanguageSwitch
          label="Language"
          languages={languages}
          current={language}
          onChange={(code) => setLanguage(code === 'hi' ? 'hi' : 'en')}
        />
      </header>
      <ActionsSamples words={words} />
      <FieldsSamples words={words} />
      <CardsSamples words={words} />
      <QuizSamples words={words} />
      <PointsSamples words={words} />
      <ProgressSamples words={words} />
      <ShopSamples words={words} />
      <StatesSamples words={words} />
      <ShellSamples words={words} />
      <DeskSamples words={words} />
      <Toaster closeLabel={words.close} />
    </main>
  );
}
