// Runs before anything is painted: the theme that was chosen, and whether the page of visitors is the right one to begin with.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (localStorage.getItem('sessionToken') !== null || /[?&](token|diagram)=/.test(location.search))
    dataset.visitor = 'known';
} catch {
  // Where storage is blocked everybody is a visitor, in the theme of the system.
}
if (document.documentElement.dataset.visitor !== 'known') {
  // What only visitors need is on its way while the page is read.
  for (const href of document.currentScript.dataset.visitors?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}
