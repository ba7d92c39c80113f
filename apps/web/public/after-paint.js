// The page of visitors stands there already, drawn by the build. It is painted before the application begins, which takes a slow machine a second.
const begin = () => {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = document.getElementById('application').href;
  document.head.append(script);
};
// What is not on the screen is not painted.
if (document.documentElement.dataset.visitor === 'known' || document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));
