import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';

/** The panel's HTML document. Its content security policy allows only the extension's own script, style and files. */
export function panelHtml(webview: vscode.Webview, dist: vscode.Uri, media: vscode.Uri): string {
  const nonce = randomBytes(16).toString('base64');
  const script = webview.asWebviewUri(vscode.Uri.joinPath(dist, 'videoPanel.js')).toString();
  const style = webview.asWebviewUri(vscode.Uri.joinPath(media, 'videoPanel.css')).toString();
  const policy = [
    "default-src 'none'",
    `style-src ${webview.cspSource}`,
    `script-src 'nonce-${nonce}'`,
    `media-src ${webview.cspSource} blob:`,
    `connect-src ${webview.cspSource}`,
    'worker-src blob:',
  ].join('; ');
  const translations = JSON.stringify(vscode.l10n.bundle ?? {})
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  return `<!DOCTYPE html>
<html lang="${vscode.env.language}" data-translations="${translations}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${style}">
<title>${vscode.l10n.t('Video')}</title>
</head>
<body>
<main></main>
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}
