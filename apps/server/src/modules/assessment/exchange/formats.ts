import { aiken } from './aiken.ts';
import { csv } from './csv.ts';
import type { Format } from './exchange-question.ts';
import { gift } from './gift.ts';
import { moodleXml } from './moodle-xml.ts';
import { qti } from './qti.ts';

export const formatNames = ['moodle_xml', 'gift', 'aiken', 'qti', 'csv'] as const;
export type FormatName = (typeof formatNames)[number];

export const formats: Readonly<Record<FormatName, Format>> = { moodle_xml: moodleXml, gift, aiken, qti, csv };
