import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The font that text is measured with, as TTF files: neither renderer reads web fonts. */
export const arimo = {
  regular: require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  italic: require.resolve('@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf'),
  bold: require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  boldItalic: require.resolve('@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf'),
} as const;
